import type { MailTexts } from "../mail-texts";

export const texts: MailTexts = {
  registration: {
    subject: "E-posta adresini onayla",
    text: "E-posta adresini onaylamak için düğmeye bas ve seçtiğin parolayı gir. Bağlantı bir kez çalışır ve gönderildikten 24 saat sonra geçerliliğini yitirir.",
    button: "E-posta adresini onayla",
  },
  "address-taken": {
    subject: "Zaten bir Academy hesabın var",
    text: "Biri, büyük olasılıkla sen, bu e-posta adresiyle kaydolmaya çalıştı. Bu adresin zaten bir hesabı var; giriş yapman yeterli. Parolanı unuttuysan orada yenisini seçebilirsin.",
    button: "Giriş yap",
  },
  "new-password": {
    subject: "Yeni bir parola seç",
    text: "Academy hesabın için yeni bir parola seçmek üzere düğmeye bas. Bağlantı bir kez çalışır ve gönderildikten bir saat sonra geçerliliğini yitirir. Onu kullanana kadar eski parolan geçerli kalır.",
    button: "Yeni parola seç",
  },
  "no-account": {
    subject: "Bu adresi kullanan bir Academy hesabı yok",
    text: "Biri, büyük olasılıkla sen, yeni bir parola istedi ama bu e-posta adresini kullanan bir hesap yok. Belki başka bir adresle kaydoldun.",
    button: "Giriş yollarını gör",
  },
  "no-password": {
    subject: "Parolasız giriş yapıyorsun",
    text: "Biri, büyük olasılıkla sen, yeni bir parola istedi ama hesabının parolası yok: ana site hesabınla giriş yapıyorsun.",
    button: "Giriş yap",
  },
  "password-changed": {
    subject: "Parolan değiştirildi",
    text: "Academy hesabının parolası değiştirildi ve tüm cihazlarda oturum kapatıldı. Bunu sen yapmadıysan hemen yeni bir parola seç.",
    button: "Yeni parola seç",
  },
  "new-browser": {
    subject: "Academy hesabında yeni bir oturum açıldı",
    text: "Birisi, muhtemelen sen, hesabının daha önce kullanılmadığı bir tarayıcıda parolanla oturum açtı. Nerelerde oturumunun açık olduğunu profilinde görebilirsin. Bunu sen yapmadıysan hemen yeni bir parola seç: böylece tüm cihazlarda oturum kapatılır.",
    button: "Yeni parola seç",
  },
  "passkey-added": {
    subject: "Hesabına bir geçiş anahtarı eklendi",
    text: "Academy hesabına bir geçiş anahtarı eklendi. Ona sahip olan kişi parolan olmadan oturum açabilir. Bunu sen yapmadıysan profilinden kaldır ve yeni bir parola seç.",
    button: "Profili aç",
  },
  "passkey-removed": {
    subject: "Hesabından bir geçiş anahtarı kaldırıldı",
    text: "Academy hesabının bir geçiş anahtarı kaldırıldı, artık onunla oturum açılamaz. Bunu sen yapmadıysan hemen yeni bir parola seç: böylece tüm cihazlarda oturum kapatılır.",
    button: "Yeni parola seç",
  },
  "recovery-code-used": {
    subject: "Bir kurtarma kodun kullanıldı",
    text: "Birisi Academy hesabında parolan ve kurtarma kodlarından biriyle oturum açtı. Bu kod artık çalışmıyor. Bunu sen yapmadıysan hemen yeni bir parola seç ve profilinde yeni kurtarma kodları oluştur.",
    button: "Yeni parola seç",
  },
  "webinar-registered": {
    subject: "Kaydın tamam: {{title}}",
    text: "Webinarın başlangıcı: {{when}}. Takvim kaydı ektedir. Başlangıçtan 15 dakika önce düğme, katılabileceğin sayfayı açar. Gelemeyeceksen kaydını orada iptal et.",
    button: "Webinar sayfasını aç",
  },
  "webinar-reminder": {
    subject: "Birazdan başlıyor: {{title}}",
    text: "Webinarın başlangıcı: {{when}}. Başlangıçtan 15 dakika önce sayfasından katılabilirsin. Gelemeyeceksen bir şey yapman gerekmez.",
    button: "Webinar sayfasını aç",
  },
  "new-email": {
    subject: "Yeni e-posta adresini onayla",
    text: "Bu adresi Academy hesabında kullanmak için düğmeye bas ve parolanı gir. Bağlantı bir kez çalışır ve gönderildikten 24 saat sonra geçerliliğini yitirir. Onu kullanana kadar eski adresin geçerli kalır.",
    button: "E-posta adresini onayla",
  },
  "new-email-taken": {
    subject: "Bu adresin zaten bir Academy hesabı var",
    text: "Biri, büyük olasılıkla sen, bu adresi başka bir Academy hesabında kullanmak istedi. Adresin zaten kendi hesabı var; bu yüzden hiçbir şey değişmedi. Onu diğer hesapta kullanmak için önce bu hesabı sil.",
    button: "Giriş yap",
  },
  "email-change-asked": {
    subject: "E-posta adresin değişmek üzere",
    text: "Biri, büyük olasılıkla sen, Academy hesabın için başka bir e-posta adresi istedi ve parolanı biliyordu. Yeni adresin daha onaylanması gerekiyor. Bunu sen yapmadıysan hemen yeni bir parola seç: bu, değişikliği de durdurur.",
    button: "Yeni parola seç",
  },
  "certificate-revoked": {
    subject: "Sertifikan iptal edildi: {{title}}",
    text: "Academy “{{title}}” sertifikanı iptal etti. Herkese açık sayfası artık bunu gösteriyor, rozeti geçerli değil ve indirilemiyor. Bunun bir hata olduğunu düşünüyorsan herhangi bir sayfadaki “Geri bildirim” ile bize yaz.",
    button: "Sertifikanın sayfasını aç",
  },
  "certificate-restored": {
    subject: "Sertifikan yeniden geçerli: {{title}}",
    text: "Academy “{{title}}” sertifikanı geri getirdi: herkese açık sayfası, rozeti ve PDF’i iptalden önceki gibi.",
    button: "Sertifikanın sayfasını aç",
  },
  ignore: "Bunu sen istemediysen bu e-postayı yok say. Hiçbir şey değişmez.",
  copy: "Düğme çalışmazsa bu adresi tarayıcına kopyala:",
  why: "Academy bu e-postayı {{email}} adresine gönderdi. Yanıtlar okunmuyor.",
  reasons: {
    cheating: "Neden: sınav dürüst şekilde yapılmadı.",
    identity: "Neden: sınava sertifikada adı yazan kişiden başka biri girdi.",
    mistake: "Neden: sertifika yanlışlıkla verildi.",
  },
  mailbox: {
    title: "Posta kutusu",
    intro: "Bu bir demo: e-postaları göndermek yerine burada gösterir. Bu siteye ulaşabilen herkes onları okuyabilir.",
    none: "Henüz e-posta yok. Kaydol veya yeni bir parola iste; e-posta burada görünür.",
    open: "HTML olarak göster",
  },
};
