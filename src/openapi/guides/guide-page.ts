import { Marked } from 'marked';
import { html, Html } from '../../common/http/html.js';
import { pageOf, prose } from '../pages/layout.js';
import { type Guide } from './guides.js';

export const GUIDES_PATH = '/docs/guides';

const DOCUMENTATION = ['/docs', 'Documentation'] as const;

const marked = new Marked({
  renderer: {
    heading({ tokens, text, depth }) {
      const id = text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
      return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
    // Has the focus, since a keyboard could not scroll it otherwise.
    code({ text }) {
      return html`<pre tabindex="0" role="region" aria-label="Code"><code>${text}</code></pre>
`.text;
    },
    // In the repository guides lead to each other by their files.
    link({ href, tokens }) {
      return `<a href="${href.replace(/^([a-z-]+)\.md/, `${GUIDES_PATH}/$1`)}">${this.parser.parseInline(tokens)}</a>`;
    },
  },
});

export function guidePage({ title, markdown }: Guide): string {
  return pageOf({
    title: `${title}: Application Intake Service`,
    trail: [DOCUMENTATION, [GUIDES_PATH, 'Guides']],
    content: html`<div class="text">${new Html(marked.parse(markdown, { async: false }))}</div>`,
  });
}

export function guideList(guides: readonly Guide[]): string {
  return pageOf({
    title: 'Guides: Application Intake Service',
    trail: [DOCUMENTATION],
    content: html`<h1>Guides</h1>
<p>Each is read in a few minutes, and its commands run as they stand.</p>
<ul>
${guides.map(
  ({
    name,
    title,
    about,
  }) => html`<li class="row"><a href="${GUIDES_PATH}/${name}">${title}</a><span>${prose(about)}</span></li>
`,
)}</ul>`,
  });
}

/** Sent with a 404. */
export function unknownGuidePage(): string {
  return pageOf({
    title: 'No such guide: Application Intake Service',
    trail: [DOCUMENTATION, [GUIDES_PATH, 'Guides']],
    content: html`<h1>No such guide</h1>
<p><a href="${GUIDES_PATH}">All guides</a></p>`,
  });
}
