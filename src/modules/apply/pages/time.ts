import { html, type Html } from '../../../common/http/html.js';

const DAY_AND_HOUR = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** A time in words; the script adds the reader's own time zone. */
export function timeOf(at: Date): Html {
  return html`<time datetime="${at.toISOString()}">${DAY_AND_HOUR.format(at)} UTC</time>`;
}
