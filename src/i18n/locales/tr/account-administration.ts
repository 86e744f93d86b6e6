import type { Translation } from "../../translation";
import type { texts as english } from "../en/account-administration";

export const texts: Translation<typeof english> = {
  administration: {
    title: "Yönetim",
    signedOut: "Yönetimi açmak için giriş yap",
    signedOutText: "Yönetim, Academy’yi yürüten kişiler içindir. Sonra seni buraya geri getireceğiz.",
    forbidden: "Hesabının yönetim yetkisi yok",
    forbiddenText: "Yönetim, Academy’yi yürüten kişiler içindir. Yayımlanan her şey sana açık.",
    sections: {
      accounts: "Hesaplar",
      audit: "Denetim günlüğü",
      certificates: "Sertifikalar",
      promoCodes: "Promosyon kodları",
      editing: "Taslaklar ve çeviriler",
      feedback: "Geri bildirim",
      imports: "İçerik aktarmaları",
      quizReports: "Test raporları",
      ratings: "Değerlendirmeler",
    },
    about: {
      accounts: "Hesapları bul, yetki ver ve al, oturumları kapat.",
      audit: "Kim, kime, ne yaptı; 400 gün saklanır.",
      certificates: "Sertifikaları bul, bir nedenle iptal et ve geri getir.",
      promoCodes: "Academy Plus veren kodları ekle, kullanımlarını gör ve sonlandır.",
      editing: "Nelerin hâlâ taslak olduğu ve nelerin çevrilmesi gerektiği.",
      feedback: "Öğrencilerin bize yazdıkları.",
      imports: "Sitenin gösterdikleri ve değişenleri aktarma.",
      quizReports: "Öğrencilerin testleri ve sınavları nasıl yanıtladığı.",
      ratings: "Öğrencilerin kursları nasıl değerlendirdiği ve değerlendirmelerin kaldırılması.",
    },
    unread_one: "{{count}} yeni",
    unread_other: "{{count}} yeni",
  },
  staffList: {
    filters: "Filtreler",
    apply: "Filtreleri uygula",
    clear: "Tüm filtreleri kaldır",
    any: "Hepsi",
    file: "CSV olarak indir",
    pages: "Sayfalar",
    next: "Sonraki sayfa",
    previous: "Önceki sayfa",
    none: "Eşleşen yok. Bir filtreyi kaldır ya da başka bir şey ara.",
    failed: "Liste yüklenemedi",
  },
};
