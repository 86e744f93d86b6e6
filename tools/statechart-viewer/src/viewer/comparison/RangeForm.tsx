import { type FormEvent, useId } from "react";
import { styled } from "styled-components";
import { Button } from "../../ui/Button";
import { controlStyle, Field, FieldLabel } from "../../ui/field-style";
import { token, up } from "../../ui/theme";
import { failureTexts } from "../data";
import { FailureNotice } from "../FailureNotice";
import { Note } from "../parts";
import { PlaceLink, useViewer } from "../viewer-context";
import type { ComparisonSnapshot } from "./comparison-machine";
import { type Range, revisionName } from "./range";
import { useComparison, useComparisonActor } from "./use-comparison";

const Form = styled.form`
  display: grid;
  gap: ${token["space-3"]};
  ${up("sm")} { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto; align-items: end; }
  input { ${controlStyle} }
`;

const rangeOf = ({ context }: ComparisonSnapshot) => context.range;
const revisionsOf = ({ context }: ComparisonSnapshot) => context.revisions;
const failureOf = (snapshot: ComparisonSnapshot) =>
  snapshot.matches({ revisions: "failed" }) ? snapshot.context.failures.revisions : undefined;

/** What a form was filled in with. */
const typedIn = (form: HTMLFormElement): Range => {
  const data = new FormData(form);
  const named = (name: string) => revisionName(String(data.get(name) ?? ""));
  return { before: named("before") ?? "HEAD", after: named("after") };
};

/** A link that compares two revisions. */
const RangeLink = ({ before, after, children }: Range & { children: string }) => (
  <PlaceLink change={{ comparison: { before, after } }}>{children}</PlaceLink>
);

/** Frequent comparisons. */
function Suggestions({ lastTag }: { lastTag: string | null }) {
  return (
    <Note>
      {lastTag === null ? (
        "There is no release yet: no tag. "
      ) : (
        <>
          <RangeLink before={lastTag} after="HEAD">{`Since the last release, ${lastTag}`}</RangeLink>
          {" · "}
        </>
      )}
      <RangeLink before="HEAD" after={null}>
        What is not committed
      </RangeLink>
      {" · "}
      <RangeLink before="HEAD~1" after="HEAD">
        The last commit
      </RangeLink>
    </Note>
  );
}

/** Chooses two revisions. */
export function RangeForm() {
  const viewer = useViewer();
  const actor = useComparisonActor();
  const range = useComparison(rangeOf);
  const revisions = useComparison(revisionsOf);
  const failure = useComparison(failureOf);
  const list = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    viewer.send({ type: "place.open", change: { comparison: typedIn(event.currentTarget) } });
  };
  const field = (name: keyof Range, label: string, placeholder: string) => (
    <Field>
      <FieldLabel htmlFor={`${list}-${name}`}>{label}</FieldLabel>
      <input
        id={`${list}-${name}`}
        name={name}
        list={list}
        defaultValue={range?.[name] ?? ""}
        placeholder={placeholder}
        maxLength={200}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
      />
    </Field>
  );
  return (
    <>
      {/* Recreated for another range, so that its fields show it. */}
      <Form key={`${range?.before} ${range?.after}`} onSubmit={submit} aria-label="Revisions">
        {field("before", "From", "HEAD")}
        {field("after", "To", "the files as they are now")}
        <div>
          <Button type="submit">Compare</Button>
        </div>
        <datalist id={list}>
          {revisions?.kind === "revisions" &&
            revisions.refs.map(({ name, kind }) => (
              <option key={`${kind} ${name}`} value={name}>
                {kind}
              </option>
            ))}
        </datalist>
      </Form>
      {revisions?.kind === "revisions" && <Suggestions lastTag={revisions.lastTag} />}
      {failure && (
        <FailureNotice
          kind="warning"
          title="Branches and tags could not be listed"
          onRetry={() => actor?.send({ type: "revisions.retry" })}
        >
          {failureTexts[failure.code]} You can still type their names.
        </FailureNotice>
      )}
    </>
  );
}
