const KEY_SCHEME = 'api_key';

/** What an API key opens: the team's own operations are for its pages, and a sign-in. */
export function forKeys(document) {
  const isForKeys = ({ security = [] }) => security.some((requirement) => KEY_SCHEME in requirement);
  const kept = Object.entries(document.paths).map(([path, operations]) => [path, filter(operations, isForKeys)]);
  const paths = Object.fromEntries(kept.filter(([, operations]) => Object.keys(operations).length > 0));
  const tags = new Set(
    Object.values(paths).flatMap((operations) => Object.values(operations).flatMap((operation) => operation.tags)),
  );
  const { [KEY_SCHEME]: scheme } = document.components.securitySchemes;
  return {
    ...document,
    paths,
    tags: document.tags.filter(({ name }) => tags.has(name)),
    components: { ...document.components, securitySchemes: { [KEY_SCHEME]: scheme } },
  };
}

function filter(members, isKept) {
  return Object.fromEntries(Object.entries(members).filter(([, member]) => isKept(member)));
}
