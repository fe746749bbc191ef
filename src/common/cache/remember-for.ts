/**
 * Computes a value for an object once and keeps it as long as the object lives. It is stored on the object itself,
 * hidden from copies and comparisons: V8 frees the entries of a large WeakMap only when it next goes through its whole
 * heap.
 */
export function rememberFor<Key extends object, Found extends string | number | boolean | object | null>(
  find: (key: Key) => Found,
): (key: Key) => Found {
  const fact: unique symbol = Symbol();
  return (key: Key & { readonly [fact]?: Found }) => {
    const before = key[fact];
    if (before !== undefined) return before;
    const value = find(key);
    Reflect.defineProperty(key, fact, { value });
    return value;
  };
}
