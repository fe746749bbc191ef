import { type ShownForm } from '../access/public-forms.service.js';
import { html, type Html } from '../../../common/http/html.js';

const MOST_CHARACTERS = 300;

/** What a chat or a mail shows of a link to the form. */
export function sharedAs({ cohort, organisation }: Pick<ShownForm, 'cohort' | 'organisation'>): Html {
  const text = beginning(cohort.description ?? `A cohort of ${organisation}.`);
  return html`<meta name="description" content="${text}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="${organisation}">
<meta property="og:title" content="Apply to ${cohort.name}">
<meta property="og:description" content="${text}">
`;
}

function beginning(text: string): string {
  const characters = [...text.slice(0, 2 * MOST_CHARACTERS)];
  return characters.length > MOST_CHARACTERS ? `${characters.slice(0, MOST_CHARACTERS).join('')}…` : text;
}
