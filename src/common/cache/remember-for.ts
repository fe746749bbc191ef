/** What is found out about an object is kept for as long as the object is, and found out once. */
export function rememberFor<Key extends object, Found extends string | number | boolean | object | null>(
  find: (key: Key) => Found,
): (key: Key) => Found {
  const known = new WeakMap<Key, Found>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const found = find(key);
    known.set(key, found);
    return found;
  };
}
