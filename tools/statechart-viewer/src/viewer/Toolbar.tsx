import { Fragment, type KeyboardEvent, type ReactNode } from "react";
import { styled } from "styled-components";
import type { Chart } from "../chart/chart";
import { canFold, type Level } from "../chart/level";
import { up } from "../ui/theme";
import { VisuallyHidden } from "../ui/VisuallyHidden";
import { Bar, Menu } from "./canvas-parts";
import { type Column, columns } from "./data";
import { leastPrintedText, printedText } from "./export/print-style";
import { formats } from "./export/save-drawing";
import { crumbsOf, levelOf } from "./levels";
import { partName } from "./names";
import { Note, Switch, Switches } from "./parts";
import { PlaceLink, useSeen, useViewer, useWording } from "./viewer-context";
import type { Viewer } from "./viewer-machine";
import { scales } from "./viewer-machine/scales";
import { pictureOf, scaleOf } from "./viewer-machine/shown-picture";

const zoomOf = ({ context }: Viewer) => context.place.zoom;

/** Buttons for the size of the drawing. */
function Zoom() {
  const actor = useViewer();
  const scale = useSeen(scaleOf);
  const zoom = useSeen(zoomOf);
  const to = (next: number) => actor.send({ type: "picture.zoom", scale: next });
  return (
    <Switches role="group" aria-label="Zoom">
      <Switch type="button" aria-label="Smaller" disabled={scale <= scales.least} onClick={() => to(scale * 0.8)}>
        −
      </Switch>
      <Switch type="button" aria-label="Larger" disabled={scale >= scales.most} onClick={() => to(scale * 1.25)}>
        +
      </Switch>
      <Switch type="button" aria-pressed={zoom === "fit"} onClick={() => actor.send({ type: "picture.fit" })}>
        Fit
      </Switch>
      <Switch type="button" onClick={() => to(1)}>
        {Math.round(scale * 100)}%<VisuallyHidden> of its size; show it in full size</VisuallyHidden>
      </Switch>
    </Switches>
  );
}

const canFill = ({ context }: Viewer) => context.canFillScreen;
const isFull = (snapshot: Viewer) => snapshot.hasTag("fullScreen");
const isCopied = (snapshot: Viewer) => snapshot.hasTag("linkCopied");
const isRefused = (snapshot: Viewer) => snapshot.hasTag("linkFailed");

const isSaving = (snapshot: Viewer) => snapshot.hasTag("busyFile");
const couldNotSave = (snapshot: Viewer) => snapshot.hasTag("saveFailed");

/** A button for the whole screen, if the browser can fill it. */
function FullScreen() {
  const actor = useViewer();
  const full = useSeen(isFull);
  if (!useSeen(canFill)) return null;
  return (
    <Switches>
      <Switch type="button" aria-pressed={full} onClick={() => actor.send({ type: "screen.toggle" })}>
        Full screen
      </Switch>
    </Switches>
  );
}

function closeByEscape({ key, currentTarget: menu }: KeyboardEvent<HTMLDetailsElement>): void {
  if (key !== "Escape" || !menu.open) return;
  menu.open = false;
  menu.querySelector("summary")?.focus();
}

/** Buttons that take the drawing to others: as a link, as a file, on paper. */
function Share() {
  const actor = useViewer();
  const copied = useSeen(isCopied);
  const refused = useSeen(isRefused);
  const saving = useSeen(isSaving);
  const notSaved = useSeen(couldNotSave);
  const picture = useSeen(pictureOf);
  const text = picture === null ? leastPrintedText : printedText(picture);
  return (
    <>
      <Menu onKeyDown={closeByEscape}>
        <summary>Share</summary>
        <Switches role="group" aria-label="Share the drawing">
          <Switch type="button" onClick={() => actor.send({ type: "link.copy" })}>
            Copy link
          </Switch>
          {formats.map((format) => (
            <Switch
              key={format}
              type="button"
              disabled={saving}
              onClick={() => actor.send({ type: "drawing.save", format })}
            >
              {format.toUpperCase()}
            </Switch>
          ))}
          <Switch type="button" onClick={() => actor.send({ type: "drawing.print" })}>
            Print or PDF
          </Switch>
        </Switches>
        {text < leastPrintedText && (
          <Note>
            On a page of A4, its text is {text.toFixed(1)} points high, too small to read. Print a part of it, or the
            SVG on larger paper.
          </Note>
        )}
      </Menu>
      <span role="status">
        {copied && "Copied"}
        {refused && "The browser does not allow this; copy the address from its address bar."}
        {notSaved && "The browser could not make this file. SVG and printing may still work."}
      </span>
    </>
  );
}

/** The row above a drawing. */
export const DrawingBar = ({ children }: { children?: ReactNode }) => (
  <Bar>
    {children}
    <Zoom />
    <FullScreen />
    <Share />
  </Bar>
);

const columnNames: Record<Column, string> = { outline: "Outline", detail: "Details" };
const openOf = ({ context }: Viewer) => context.columns;

/** On narrow windows, nothing is next to the chart. */
const OnWide = styled.div`
  display: none;
  ${up("lg")} { display: block; }
`;

/** Closes and opens the columns next to the chart. */
function Columns() {
  const actor = useViewer();
  const open = useSeen(openOf);
  return (
    <OnWide>
      <Switches role="group" aria-label="Next to the chart">
        {columns.map((column) => (
          <Switch
            key={column}
            type="button"
            aria-pressed={open.includes(column)}
            onClick={() => actor.send({ type: "column.toggle", column })}
          >
            {columnNames[column]}
          </Switch>
        ))}
      </Switches>
    </OnWide>
  );
}

/** How much of a part is shown, if it has states with contents. */
function Depth({ chart, level }: { chart: Chart; level: Level }) {
  const actor = useViewer();
  if (level.kind === "around" || !canFold(chart, level.state)) return null;
  const open = (depth: "folded" | "full") => actor.send({ type: "place.open", change: { level: depth } });
  return (
    <Switches role="group" aria-label="How much is shown">
      <Switch type="button" aria-pressed={level.isFolded} onClick={() => open("folded")}>
        Folded
      </Switch>
      <Switch type="button" aria-pressed={!level.isFolded} onClick={() => open("full")}>
        In full
      </Switch>
    </Switches>
  );
}

/** The parts that the shown one is in, as links. */
function Crumbs({ chart, level }: { chart: Chart; level: Level }) {
  const wording = useWording();
  const nameOf = (id: string) => partName(chart, id, wording);
  const path = crumbsOf(chart, level);
  const isHere = (id: string) => level.kind === "part" && id === level.state;
  return (
    <nav aria-label="Part of the chart" data-printed="">
      {path.map((id, index) => (
        <Fragment key={id}>
          {index > 0 && <span aria-hidden="true">›</span>}
          {isHere(id) ? (
            <b aria-current="true">{nameOf(id)}</b>
          ) : (
            <PlaceLink change={{ part: id, around: null, state: null, transition: null }}>{nameOf(id)}</PlaceLink>
          )}
        </Fragment>
      ))}
      {level.kind === "around" && (
        <>
          <span aria-hidden="true">›</span>
          <b aria-current="true">Around {nameOf(level.state)}</b>
        </>
      )}
    </nav>
  );
}

const placeOf = ({ context }: Viewer) => context.place;

/** The row above a chart: where one is, how much is shown, its size. */
export function ChartBar({ chart }: { chart: Chart }) {
  const level = levelOf(chart, useSeen(placeOf));
  return (
    <DrawingBar>
      <Crumbs chart={chart} level={level} />
      <Depth chart={chart} level={level} />
      <Columns />
    </DrawingBar>
  );
}
