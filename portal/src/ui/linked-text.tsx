import { type JSX } from 'react';
import { linksIn } from './links.js';
import { OutwardLink } from './outward-link.js';

/** What somebody wrote, with the addresses in it as links. */
export function LinkedText({ children: text }: { readonly children: string }): JSX.Element {
  const links = linksIn(text);
  return (
    <>
      {links.map(([start, end], nth) => {
        const href = text.slice(start, end);
        return (
          <span key={start}>
            {text.slice(links[nth - 1]?.[1] ?? 0, start)}
            <OutwardLink href={href}>{href}</OutwardLink>
          </span>
        );
      })}
      {text.slice(links.at(-1)?.[1] ?? 0)}
    </>
  );
}
