// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { findVoice, speak } from "./voice";

interface FakeUtterance {
  text: string;
  lang: string;
  rate: number;
  voice: { voiceURI: string } | null;
  onend: () => void;
  onerror: (event: { error: string }) => void;
}
type FakeVoice = { voiceURI: string; lang: string; localService?: boolean; default?: boolean };

/** A browser that speaks: what it was told to say, and how often it was silenced. */
class FakeSpeech extends EventTarget {
  voices: FakeVoice[] = [];
  said: FakeUtterance[] = [];
  cancel = vi.fn();
  resume = vi.fn();
  getVoices = () => [...this.voices];
  speak = (utterance: FakeUtterance) => this.said.push(utterance);
}
let browser: FakeSpeech;
beforeEach(() => {
  browser = new FakeSpeech();
  vi.stubGlobal("speechSynthesis", browser);
  vi.stubGlobal(
    "SpeechSynthesisUtterance",
    class {
      constructor(readonly text: string) {}
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the voice for a language", () => {
  it("speaks it: in the courses' variant, then without a network, then by default", async () => {
    browser.voices = [
      { voiceURI: "Hans", lang: "de-DE", localService: true },
      { voiceURI: "Luísa", lang: "pt-PT", localService: true, default: true },
      { voiceURI: "Cloud", lang: "pt_BR" },
      { voiceURI: "Ana", lang: "pt-BR", localService: true },
    ];
    expect(await findVoice("pt")).toBe("Ana");
    browser.voices = browser.voices.slice(0, 3);
    expect(await findVoice("pt")).toBe("Cloud");
    browser.voices = browser.voices.slice(0, 2);
    expect(await findVoice("pt")).toBe("Luísa");
  });

  it("is none if the device has only others, or the browser cannot speak", async () => {
    browser.voices = [{ voiceURI: "Hans", lang: "de-DE" }];
    expect(await findVoice("ja")).toBeNull();
    vi.stubGlobal("speechSynthesis", undefined);
    expect(await findVoice("de")).toBeNull();
  });

  it("is found when the browser lists its voices later", async () => {
    const found = findVoice("de");
    browser.voices = [{ voiceURI: "Hans", lang: "de-DE" }];
    browser.dispatchEvent(new Event("voiceschanged"));
    expect(await found).toBe("Hans");
  });

  it("is none if the browser never lists any", async () => {
    vi.useFakeTimers();
    const found = findVoice("de");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await found).toBeNull();
  });
});

describe("speaking", () => {
  const hello = { text: "Hallo.", language: "de", voice: "Hans", rate: 1.3 } as const;
  const latest = () => {
    const utterance = browser.said.at(-1);
    if (!utterance) throw new Error("Nothing was said.");
    return utterance;
  };

  it("says the text with the voice at the rate, and ends with it", async () => {
    browser.voices = [{ voiceURI: "Hans", lang: "de-AT" }];
    const ended = speak(hello, new AbortController().signal);
    expect(latest()).toMatchObject({ text: "Hallo.", lang: "de-AT", rate: 1.3, voice: { voiceURI: "Hans" } });
    latest().onend();
    await expect(ended).resolves.toBeUndefined();
    dispatchEvent(new Event("pagehide"));
    expect(browser.cancel).not.toHaveBeenCalled();
  });

  it("uses the language if the voice has disappeared", () => {
    void speak(hello, new AbortController().signal);
    expect(latest()).toMatchObject({ lang: "de-DE", voice: null });
  });

  it("fails with the voice", async () => {
    const ended = speak(hello, new AbortController().signal);
    latest().onerror({ error: "network" });
    await expect(ended).rejects.toThrow("network");
  });

  it("fails if the browser cannot speak", async () => {
    vi.stubGlobal("speechSynthesis", undefined);
    await expect(speak(hello, new AbortController().signal)).rejects.toThrow("cannot speak");
  });

  it("is silenced by its signal and by leaving the page", () => {
    const left = new AbortController();
    void speak(hello, left.signal);
    left.abort();
    expect(browser.cancel).toHaveBeenCalledTimes(1);
    void speak(hello, new AbortController().signal);
    dispatchEvent(new Event("pagehide"));
    expect(browser.cancel.mock.calls.length).toBeGreaterThan(1);
  });
});
