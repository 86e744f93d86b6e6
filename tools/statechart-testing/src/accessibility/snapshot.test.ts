// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from "vitest";
import { snapshotOf } from "./snapshot";

afterEach(() => {
  document.body.innerHTML = "";
});

const shown = (html: string) => {
  document.body.innerHTML = html;
  return snapshotOf(document.body);
};

describe("a page in words", () => {
  it.each<[string, string, string[]]>([
    ["a heading", "<h2>Rules</h2>", ["heading “Rules” [level=2]"]],
    ["a link", '<a href="/next/">Continue</a>', ["link “Continue” → /next/"]],
    [
      "a link whose name says more than its words",
      '<a href="/1/" aria-label="Show SEO" target="_blank">Show</a>',
      ["link “Show SEO” [target=_blank] → /1/: Show"],
    ],
    [
      "a text that runs through a link",
      '<p>See <a href="/x/">exams</a> now</p>',
      ["text: See", "link “exams” → /x/", "text: now"],
    ],
    ["emphasis within a text", "<p>a <mark>key</mark>word<br>and <b>more</b></p>", ["text: a keyword and more"]],
    ["two texts side by side", "<div><span>1 of 2</span><span>0/2</span></div>", ["text: 1 of 2 0/2"]],
    [
      "lists",
      "<ul><li>one</li><li>two <button>Delete</button></li></ul>",
      ["list", "  listitem: one", "  listitem", "    text: two", "    button “Delete”"],
    ],
    ["a field with its value", '<label>Name <input value="Ada"></label>', ['textbox “Name”: "Ada"']],
    [
      "an invalid field",
      '<input aria-label="Email" type="email" required aria-invalid="true" aria-describedby="why"><p id="why">Too short</p>',
      ["textbox “Email” [required] [type=email] [invalid] [described by “Too short”]", "text: Too short"],
    ],
    [
      "a description that does not exist",
      '<input aria-label="Email" aria-describedby="gone">',
      ["textbox “Email” [described by nothing]"],
    ],
    [
      "a password",
      '<label>Password <input type="password" autocomplete="current-password"></label>',
      ["textbox “Password” [type=password] [autocomplete=current-password]"],
    ],
    [
      "choices with their question",
      '<fieldset><legend>Show</legend><label><input type="radio" name="a" checked> All</label><label><input type="radio" name="a"> Active</label></fieldset>',
      ["group “Show”", "  radio “All” [checked]", "  radio “Active”"],
    ],
    [
      "a label that says something else than the name",
      '<label for="a">Words</label><input id="a" aria-label="Name">',
      ["text: Words", "textbox “Name”"],
    ],
    [
      "a list to choose from",
      '<select aria-label="Sort"><option>New</option><option selected>Old</option></select>',
      ["combobox “Sort”", "  option “New”", "  option “Old” [selected]"],
    ],
    [
      "disabled and busy controls",
      '<button disabled aria-busy="true">Save</button>',
      ["button “Save” [disabled] [busy]"],
    ],
    [
      "what a control controls",
      '<button aria-controls="m" aria-expanded="false">Menu</button><nav id="m" aria-label="Sections"></nav>',
      ["button “Menu” [controls=navigation “Sections”] [expanded=false]", "navigation “Sections”"],
    ],
    [
      "a control of what does not exist",
      '<button aria-controls="gone">Menu</button>',
      ["button “Menu” [controls=nothing]"],
    ],
    [
      "live regions",
      '<p aria-live="polite">Saved</p><p role="status">Sent</p>',
      ["p [live=polite]: Saved", "status: Sent"],
    ],
    [
      "a picture, and one that says nothing",
      '<img alt="A chart"><img alt=""><svg aria-hidden="true"></svg><svg></svg>',
      ["img “A chart”", "graphic"],
    ],
    [
      "progress",
      '<progress value="3" max="7" aria-label="Steps"></progress>',
      ["progressbar “Steps” [value=3] [max=7]"],
    ],
    [
      "a section with a name and one without",
      '<section aria-label="News">a</section><section>b</section>',
      ["region “News”: a", "text: b"],
    ],
    [
      "landmarks of the page, and boxes of the same name in its content",
      "<header>a</header><main><header>b</header></main>",
      ["banner: a", "main: b"],
    ],
    ["another language", '<p lang="de">Hallo</p>', ["p [lang=de]: Hallo"]],
    [
      "a video",
      '<video controls aria-label="Lesson 1" src="/1.mp4"></video>',
      ["video “Lesson 1” [controls] [src=/1.mp4]"],
    ],
    [
      "generated ids",
      '<a href="#_r_1a_-end">End</a><a href="#top">Top</a>',
      ["link “End” → #‹id›-end", "link “Top” → #top"],
    ],
    [
      "nothing of what nobody perceives",
      '<p hidden>a</p><p aria-hidden="true">b</p><div inert>c</div><p style="display: none">d</p><script>e</script>',
      [],
    ],
  ])("has %s", (_name, html, lines) => {
    expect(shown(html).lines).toEqual(lines);
  });
});

describe("the focus", () => {
  const focusOn = (html: string, selector: string) => {
    document.body.innerHTML = html;
    document.querySelector<HTMLElement>(selector)?.focus();
    return snapshotOf(document.body).focus;
  };
  it("is told by role and name", () => {
    expect(focusOn("<button>Save</button>", "button")).toBe("button “Save”");
  });
  it("is told by number where several elements have the same name", () => {
    expect(focusOn('<button>Delete</button><button id="b">Delete</button>', "#b")).toBe("button “Delete” (2)");
  });
  it("is on nothing if nothing has it, and if the focused control is disabled", () => {
    expect(shown("<button>Save</button>").focus).toBe("nothing");
    document.querySelector("button")?.focus();
    document.querySelector("button")?.setAttribute("disabled", "");
    expect(snapshotOf(document.body).focus).toBe("nothing");
  });
  it("is on something hidden if nobody can perceive what has it", () => {
    expect(focusOn('<div aria-hidden="true"><button>Save</button></div>', "button")).toBe("a hidden button");
  });
});
