/** "New page", with the colon of the language, and "We couldn’t load the page" in every language except English. */
const generic = {
  de: ["Neue Seite: ", "Die Seite konnte nicht geladen werden"],
  es: ["Página nueva: ", "No se ha podido cargar la página"],
  fr: ["Nouvelle page : ", "La page n’a pas pu être chargée"],
  it: ["Nuova pagina: ", "Non è stato possibile caricare la pagina"],
  ja: ["新しいページ：", "ページを読み込めませんでした"],
  ko: ["새 페이지: ", "페이지를 불러오지 못했어요"],
  nl: ["Nieuwe pagina: ", "De pagina kon niet worden geladen"],
  pl: ["Nowa strona: ", "Nie udało się wczytać strony"],
  pt: ["Nova página: ", "Não foi possível carregar a página"],
  sv: ["Ny sida: ", "Sidan kunde inte läsas in"],
  tr: ["Yeni sayfa: ", "Sayfa yüklenemedi"],
  vi: ["Trang mới: ", "Không tải được trang"],
  zh: ["新页面：", "无法加载页面"],
} as const;

/** The texts of a new page, by language. In all languages except English, the title says that it needs translation. */
export const pageTexts = (title: string): Record<string, { title: string; failed: string }> => ({
  en: { title, failed: "We couldn’t load the page" },
  ...Object.fromEntries(
    Object.entries(generic).map(([language, [newPage, failed]]) => [language, { title: `${newPage}${title}`, failed }]),
  ),
});
