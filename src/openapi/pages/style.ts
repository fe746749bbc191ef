/** Of the pages that are read from top to bottom. Lines of code scroll by themselves, so that the page never does on a phone. */
export const STYLE = `
:root { color-scheme: light dark; --page: #fff; --text: #1b1f24; --quiet: #555c66; --line: #c3c9d1; --code: #f2f4f7; --link: #1553b6; }
@media (prefers-color-scheme: dark) {
  :root { --page: #15181c; --text: #e8eaed; --quiet: #aab1bb; --line: #444b55; --code: #22272e; --link: #8ab4f8; }
}
* { box-sizing: border-box; }
body {
  max-width: 52rem; margin: 0 auto; padding: 1.5rem 1.25rem 4rem; background: var(--page); color: var(--text);
  font: 1.0625rem/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; overflow-wrap: anywhere;
}
nav ol { display: flex; flex-wrap: wrap; margin: 0 0 1.5rem; padding: 0; list-style: none; }
nav li + li::before { content: "/"; padding: 0 0.5rem; color: var(--quiet); }
h1 { margin: 0 0 0.5rem; font-size: 1.8rem; line-height: 1.25; }
h2 { margin: 2.25rem 0 0.5rem; font-size: 1.25rem; line-height: 1.3; }
p { margin: 0 0 0.75rem; }
a { color: var(--link); }
a:focus-visible, pre:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
.quiet { color: var(--quiet); }
code, pre { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; font-size: 0.94em; background: var(--code); }
code { padding: 0.1em 0.3em; border-radius: 0.25rem; }
pre { margin: 0 0 0.75rem; padding: 0.9rem 1rem; border: 1px solid var(--line); border-radius: 0.4rem; overflow-x: auto; overflow-wrap: normal; line-height: 1.45; }
pre code { padding: 0; background: none; }
h1 code, h1 { overflow-wrap: anywhere; }
ul { margin: 0; padding: 0; list-style: none; }
li.row { padding: 0.6rem 0; border-top: 1px solid var(--line); }
li.row span { display: block; }
.text ul, .text ol { margin: 0 0 0.75rem; padding-left: 1.4rem; list-style: revert; }
.text table { display: block; width: fit-content; max-width: 100%; margin: 0 0 0.75rem; overflow-x: auto; border-collapse: collapse; overflow-wrap: normal; }
.text th, .text td { padding: 0.4rem 0.75rem; border: 1px solid var(--line); text-align: left; vertical-align: top; }
.text th { background: var(--code); }
`;
