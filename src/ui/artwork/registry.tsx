import type { ComponentType } from "react";
import { Certificate } from "./Certificate";
import { Chart } from "./Chart";
import { Compass } from "./Compass";
import { Clipboard, Envelope, Idea, Manuscript, Robot, StickyNotes } from "./drawings/content";
import { AdCoins, Dashboard, Experiment, Gauge, PriceTags, Scales, Uplift } from "./drawings/data";
import { Lost, Study } from "./drawings/places";
import { InesCarvalho, KenjiMorita, MaraLindqvist, SamiraHaddad, TobiasOkafor } from "./drawings/portraits";
import {
  Answer,
  Eyeglasses,
  Flashlight,
  FramedPicture,
  Gate,
  LinkedPages,
  Results,
  TitleLabel,
} from "./drawings/search";
import { Channels, Feed, Portfolio, Stairs, Toolbox } from "./drawings/work";
import { Layers } from "./Layers";
import { Megaphone } from "./Megaphone";
import { type Drawing, hasBackground, motifs, sizeOf } from "./names";
import { Pen } from "./Pen";
import { People } from "./People";
import { onPage, type Palette, paletteFor, scenePalette } from "./palette";
import { Search } from "./Search";
import { Spark } from "./Spark";

/** Every drawing by its name. Only the server has them: pages get them as markup, later ones by address. */
const drawings: Record<Drawing, ComponentType<{ c: Palette }>> = {
  search: Search,
  pen: Pen,
  chart: Chart,
  megaphone: Megaphone,
  people: People,
  spark: Spark,
  compass: Compass,
  layers: Layers,
  certificate: Certificate,
  answer: Answer,
  channels: Channels,
  clipboard: Clipboard,
  coins: AdCoins,
  dashboard: Dashboard,
  envelope: Envelope,
  experiment: Experiment,
  eyeglasses: Eyeglasses,
  feed: Feed,
  "framed-picture": FramedPicture,
  gate: Gate,
  gauge: Gauge,
  idea: Idea,
  "linked-pages": LinkedPages,
  manuscript: Manuscript,
  flashlight: Flashlight,
  portfolio: Portfolio,
  "price-tags": PriceTags,
  results: Results,
  robot: Robot,
  scales: Scales,
  stairs: Stairs,
  "sticky-notes": StickyNotes,
  "title-label": TitleLabel,
  toolbox: Toolbox,
  uplift: Uplift,
  "mara-lindqvist": MaraLindqvist,
  "tobias-okafor": TobiasOkafor,
  "ines-carvalho": InesCarvalho,
  "samira-haddad": SamiraHaddad,
  "kenji-morita": KenjiMorita,
  study: Study,
  lost: Lost,
};

interface Drawn {
  name: Drawing;
  /** A 6-digit hex color; the palette follows from it. */
  background: string;
  /** For a page that has a dark mode; otherwise all colors are plain. */
  isOnPage?: boolean;
}

/** The inside of a drawing, to be framed by an `svg` of its size. */
export function Shapes({ name, background, isOnPage = false }: Drawn) {
  const Content = drawings[name];
  const isMotif = (motifs as readonly string[]).includes(name);
  const plain = isMotif ? paletteFor(background) : scenePalette(background);
  const palette = isOnPage ? onPage(plain) : plain;
  const [width, height] = sizeOf(name);
  return (
    <>
      {hasBackground(name) && <rect width={width} height={height} fill={palette.ground} />}
      {/* In dark mode, a trace of its own background: items still differ in color. */}
      {hasBackground(name) && isOnPage && (
        <rect width={width} height={height} fill={plain.ground} opacity="var(--art-trace,0)" />
      )}
      <Content c={palette} />
    </>
  );
}
