import type { Translation } from "../../translation";
import type { texts as english } from "../en/account-email";

export const texts: Translation<typeof english> = {
  emailChange: {
    title: "E-posta adresini değiştir",
    intro: "Yeni adrese bir bağlantı göndereceğiz. Onu orada onaylayana kadar eski adresin geçerli kalır.",
    email: "Yeni e-posta adresi",
    rule: "ada@example.com gibi başka bir e-posta adresi gir.",
    password: "Parolan",
    wrong: "Parolan bu değil. Yeniden dene.",
    submit: "Bağlantı gönder",
    sentText:
      "{{email}} adresine bir e-posta gönderdik. Bağlantı bir kez çalışır ve 24 saat sonra geçerliliğini yitirir. Eski adresine de haber verdik.",
    failed: "Bağlantı gönderilemedi",
    unavailable: "E-posta adresini burada değiştiremezsin. Ana site hesabınla giriş yapıyorsan orada değiştir.",
    signedOut: "E-posta adresini değiştirmek için giriş yap",
  },
  newEmail: {
    title: "Yeni e-posta adresini onayla",
    intro: "Hesabının parolasını gir. Sonra hesabın bu adrese sahip olur.",
    submit: "E-posta adresini onayla",
    failed: "E-posta adresin değiştirilemedi",
    changedTitle: "E-posta adresin değişti",
    changedText: "Bundan sonra {{email}} ile giriş yap.",
    takenTitle: "Bu adresi artık başka bir hesap kullanıyor",
    takenText: "Hesabının eski adresi geçerli kalır. Başka bir adres seç.",
    usedText:
      "Yeni adresin zaten onaylanmış olabilir: hesabının adresini profilinde görürsün. Sonradan başka bir bağlantı istediysen onu kullan.",
    expiredText: "Bağlantılar 24 saat geçerlidir ve yalnızca en yeni e-postadaki çalışır.",
    again: "Yeni bağlantı iste",
  },
};
