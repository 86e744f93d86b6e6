import { copyFixtureContent, findsMistakes } from "./check-folder.testing";

copyFixtureContent();

findsMistakes([
  [
    "a second id of a question, in any group",
    "faq/en.yaml",
    "id: again",
    "id: how-long",
    'content/faq/en.yaml:15: groups[1].entries[0].id repeats "how-long"',
  ],
  [
    "a second id of a group",
    "faq/en.yaml",
    "id: exams",
    "id: learning",
    'content/faq/en.yaml:12: groups[1].id repeats "learning"',
  ],
  [
    "a translated group that English does not have",
    "faq/de.yaml",
    "id: learning",
    "id: lernen",
    "content/faq/de.yaml:2: groups[0].id is lernen, which English does not have",
  ],
  [
    "a translated question of another group",
    "faq/de.yaml",
    "id: how-long",
    "id: again",
    "content/faq/de.yaml:5: groups[0].entries[0].id is again, which English does not have in this group",
  ],
  [
    "a question without an answer",
    "faq/en.yaml",
    "        answer: Yes.\n",
    "",
    "content/faq/en.yaml:15: groups[1].entries[0].answer is missing",
  ],
]);
