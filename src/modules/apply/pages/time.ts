import { html, type Html } from '../../../common/http/html.js';

const DAY_AND_HOUR = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** A moment in words; the script adds the reader's own time. */
export function timeOf(at: Date): Html {
  return html`<time datetime="${at.toISOString()}">${DAY_AND_HOUR.format(at)} UTC</time>`;
}
