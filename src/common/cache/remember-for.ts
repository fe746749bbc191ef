/**
 * What is found out about an object is kept for as long as the object is, and found out once. It is kept at the object, where
 * no copy and no comparison sees it: what stands in a WeakMap that has grown old, V8 keeps until it next looks through all of its heap.
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
