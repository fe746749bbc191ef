/** Holds each caller until a given number of them have arrived. */
export function barrier(many: number): () => Promise<void> {
  let come = 0;
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return () => {
    come += 1;
    if (come >= many) open();
    return opened;
  };
}
