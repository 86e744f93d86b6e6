import type { Translation } from "../../translation";
import type { texts as english } from "../en/account-sessions";

export const texts: Translation<typeof english> = {
  sessions: {
    title: "Oturumunun açık olduğu yerler",
    text: "Bu tarayıcılarda hesabının oturumu açık. Tanımadığın biri varsa oturumunu kapat ve parolanı değiştir.",
    device: "{{system}} üzerinde {{browser}}",
    unknown: "Bilinmeyen tarayıcı",
    current: "Bu tarayıcı",
    signedIn: "Giriş: {{date}}",
    used: "Son kullanım: {{date}}",
    network: "Ağ: {{network}}",
    end: "Oturumu kapat",
    endOf: "Oturumu kapat: {{device}}",
    endOthers: "Diğer tüm tarayıcılarda oturumu kapat",
    ended: "O tarayıcıda oturum kapatıldı.",
    othersEnded: "Diğer tüm tarayıcılarda oturum kapatıldı.",
    only: "Başka hiçbir yerde oturumun açık değil.",
    failed: "Oturumunun açık olduğu yerler yüklenemedi",
    endFailed: "Oturum kapatılamadı",
  },
};
