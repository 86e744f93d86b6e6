import type { ExamProgress } from "../../../contract/exams/exams";
import { Stack } from "../../ui/Stack";
import { AttemptList } from "./AttemptList";
import { ResultReview } from "./ResultReview";

/** Earlier attempts; the review of the last one stays until the next one is finished (R67). */
export default function ExamPast({ progress: { attempts, result } }: { progress: ExamProgress }) {
  return (
    <Stack $gap={6}>
      <AttemptList attempts={attempts} />
      {result && <ResultReview result={result} />}
    </Stack>
  );
}
