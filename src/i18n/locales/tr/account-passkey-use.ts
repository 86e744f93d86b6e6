import type { Translation } from "../../translation";
import type { texts as english } from "../en/account-passkey-use";

export const texts: Translation<typeof english> = {
  passkeyUse: {
    signIn: "Geçiş anahtarıyla giriş yap",
    cancelled: "İptal edildi, çok uzun sürdü ya da bu cihazda bunun için geçiş anahtarı yok.",
    known: "Bu cihazda hesabın için zaten bir geçiş anahtarı var.",
    unsupported:
      "Bu tarayıcı bu sayfada geçiş anahtarı kullanamıyor. Güvenli bağlantı (HTTPS) ve güncel bir tarayıcı gerekir.",
    none: "Hesabının henüz geçiş anahtarı yok. Profilinden ekleyebilirsin.",
    unknown: "Bu geçiş anahtarı hesaba ait değil; kaldırılmış olabilir.",
    invalid: "Geçiş anahtarının yanıtı bu sitede geçerli değil.",
    copied:
      "Bu geçiş anahtarı kopyalanmış olabilir: sırası dışında kullanıldı. Başka bir yolla gir ve onu profilinden kaldır.",
    expired: "Çok uzun sürdü ya da zaten yanıtlandı. Yeniden dene.",
    limit: "Hesabında olabilecek en fazla geçiş anahtarı var. Önce birini kaldır.",
    added: "Bu geçiş anahtarı zaten eklenmiş.",
    stopped: "Geçiş anahtarı kullanılmadı",
    failed: "Geçiş anahtarıyla giriş yapamadık",
    signInExpired: "Giriş çok uzun sürdü. Parolanı yeniden gir.",
    secondTitle: "Bir adım daha",
    secondText: "Parolan doğru. Bu hesap siteyi değiştirebildiği için geçiş anahtarınla doğrula.",
    secondUse: "Geçiş anahtarını kullan",
    code: "Kurtarma kodu",
    codeHint: "Geçiş anahtarın yanında değilse. Her kod bir kez çalışır. Kodun da yoksa bir yöneticiden yardım iste.",
    codeSubmit: "Kodla giriş yap",
    codeWrong: "Bu kod yanlış ya da kullanılmış.",
    codeFailed: "Kodu denetleyemedik",
    startAgain: "Baştan başla",
  },
};
