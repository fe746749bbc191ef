const NAME = 'organisation';

/** To which team this browser was signed in last: it comes first where the address is in several. Private windows may refuse. */
export function lastOrganisation(): string | null {
  try {
    return localStorage.getItem(NAME);
  } catch {
    return null;
  }
}

/** Null once somebody has signed out: the next person chooses. */
export function keepLastOrganisation(id: string | null): void {
  try {
    if (id === null) localStorage.removeItem(NAME);
    else localStorage.setItem(NAME, id);
  } catch {
    // Then they are asked again.
  }
}
