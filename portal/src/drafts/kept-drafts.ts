const PREFIX = 'draft:';

/** What the member has written under this name in this tab, and not saved; null when it is nothing, or nothing readable. */
export function keptDraft(memberId: string, name: string): unknown {
  const text = sessionStorage.getItem(keyOf(memberId, name));
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** Kept as long as the tab: it is about applicants, and stays on no disk for the next user of the machine. */
export function keepDraft(memberId: string, name: string, draft: unknown): void {
  try {
    sessionStorage.setItem(keyOf(memberId, name), JSON.stringify(draft));
  } catch {
    // Full: better none than an old one that looks like the latest.
    dropDraft(memberId, name);
  }
}

export function dropDraft(memberId: string, name: string): void {
  sessionStorage.removeItem(keyOf(memberId, name));
}

/** For signing out. */
export function dropAllDrafts(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  }
}

function keyOf(memberId: string, name: string): string {
  return `${PREFIX}${memberId}:${name}`;
}
