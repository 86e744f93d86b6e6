import type { Translation } from "../../translation";
import type { texts as english } from "../en/account-proof";

export const texts: Translation<typeof english> = {
  proof: {
    text: "Son onayın 15 dakikadan eski. Parolanı gir ya da geçiş anahtarı kullan, devam edelim.",
    password: "Parolan",
    confirm: "Onayla",
    usePasskey: "Geçiş anahtarı kullan",
    wrong: "Bu senin parolan değil. Yeniden dene.",
    failed: "Sen olduğunu doğrulayamadık",
    passwordless:
      "Hesabının burada parolası yok. Geçiş anahtarı kullan ya da çıkış yap, yeniden giriş yap ve bunu 15 dakika içinde tekrarla.",
  },
};
