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
  ignore: "Bunu sen istemediysen bu e-postayı yok say. Hiçbir şey değişmez.",
  copy: "Düğme çalışmazsa bu adresi tarayıcına kopyala:",
  why: "Academy bu e-postayı {{email}} adresine gönderdi. Yanıtlar okunmuyor.",
  mailbox: {
    title: "Posta kutusu",
    intro: "Bu bir demo: e-postaları göndermek yerine burada gösterir. Bu siteye ulaşabilen herkes onları okuyabilir.",
    none: "Henüz e-posta yok. Kaydol veya yeni bir parola iste; e-posta burada görünür.",
    open: "HTML olarak göster",
  },
};
