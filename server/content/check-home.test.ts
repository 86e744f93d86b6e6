import { copyFixtureContent, findsMistakes } from "./check-folder.testing";

copyFixtureContent();

findsMistakes([
  [
    "a second value of a setting",
    "site/en.yaml",
    "key: reviews",
    "key: metaTitle",
    "content/site/en.yaml:3: settings[1] repeats home/metaTitle",
  ],
  [
    "a setting that English does not have",
    "site/de.yaml",
    "key: metaTitle",
    "key: metaTitel",
    "content/site/de.yaml:2: settings[0] is home/metaTitel, which English does not have",
  ],
  [
    "an invalid key",
    "site/en.yaml",
    "key: text",
    "key: a text",
    "content/site/en.yaml:4: settings[2].key must be a key of letters, digits, dots and hyphens",
  ],
  [
    "an unknown expert",
    "site/en.yaml",
    "id: ann-author",
    "id: ann-autor",
    "content/site/en.yaml:5: settings[3].value[0] is ann-autor, which is not in people.yaml",
  ],
  [
    "an expert twice",
    "site/en.yaml",
    "[{ id: ann-author, line: Asks first. }]",
    "[{ id: ann-author, line: Asks first. }, { id: ann-author, line: Asks again. }]",
    'content/site/en.yaml:5: settings[3].value[1] repeats "ann-author"',
  ],
  [
    "an expert without a line",
    "site/en.yaml",
    "{ id: ann-author, line: Asks first. }",
    "{ id: ann-author }",
    "content/site/en.yaml:5: settings[3].value[0].line is missing",
  ],
  [
    "one expert instead of a list",
    "site/en.yaml",
    "[{ id: ann-author, line: Asks first. }]",
    "ann-author",
    "content/site/en.yaml:5: settings[3].value must be an array",
  ],
  [
    "a review without a text",
    "site/en.yaml",
    'text: "<b>Good.</b>"',
    'text: " "',
    "content/site/en.yaml:3: settings[1].value[0].text must not be empty",
  ],
  [
    "a review with stars",
    "site/en.yaml",
    "role: Reader",
    "stars: 5",
    "content/site/en.yaml:3: settings[1].value[0].stars is not allowed here",
  ],
  [
    "a visible banner without a title",
    "site/en.yaml",
    "title: News, ",
    "",
    "content/site/en.yaml:8: settings[4].value.title is missing; a visible banner must have a title",
  ],
  [
    "a banner without isShown",
    "site/en.yaml",
    "isShown: true, ",
    "",
    "content/site/en.yaml:8: settings[4].value.isShown is missing",
  ],
  [
    "a banner that runs a script",
    "site/en.yaml",
    "href: /academy/faq/",
    'href: "javascript:alert(1)"',
    "content/site/en.yaml:8: settings[4].value.link.href must be a path of the site or an https address",
  ],
  [
    "a review in another language without a name",
    "site/de.yaml",
    "settings:",
    "settings:\n  - { group: home, key: reviews, value: [{ text: Gut. }] }",
    "content/site/de.yaml:2: settings[0].value[0].name is missing",
  ],
  [
    "terms without a day",
    "site/en.yaml",
    "2026-01-15",
    "January",
    "content/site/en.yaml:11: terms.updatedAt must be a day like 2026-03-01",
  ],
]);
