/** What an import knows about a course or an exam that it does not read, because its files have not changed. */
export interface UnitFacts {
  /** The ids that it uses, like `lesson 7`, each with the file that has it. */
  ids: [id: string, file: string][];
  /** The folder that it is checked against, see `Paired`. */
  partner: string | null;
  /** The files of `media/` that it refers to. */
  media: string[];
}
