/** What an import knows about a course or an exam that it does not read, because its files have not changed. */
export interface UnitFacts {
  /** The ids that it uses, like `lesson 7`, each with the file that has it. */
  ids: [id: string, file: string][];
  /** The folder that it is checked against, see `Paired`. */
  partner: string | null;
  /** The files of `media/` that it refers to. */
  media: string[];
  /** The addresses of its pages, and which of them are drafts. */
  pages: { address: string; isDraft: boolean }[];
  /** The pages of the site that it links to, and whether it is a draft itself. */
  links: { address: string; isDraft: boolean }[];
}
