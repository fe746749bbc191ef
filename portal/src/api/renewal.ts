type Renew = () => Promise<boolean>;
let renew: Renew | null = null;

/** Asks for a new session when an answer says that there is none; whether there is one now. Gives the way to stop asking. */
export function onSignedOut(asked: Renew): () => void {
  renew = asked;
  return () => {
    renew = null;
  };
}

/** Sends a request, and once more as soon as its sender has signed in again, if that is what it takes. */
export async function sendSignedIn(request: Request): Promise<Response> {
  const again = request.clone();
  const response = await fetch(request);
  if (response.status !== 401 || renew === null || isAboutSession(request)) return response;
  return (await renew()) ? fetch(again) : response;
}

/** To sign in or out takes no session. */
function isAboutSession({ url, method }: Request): boolean {
  return new URL(url).pathname === '/v1/portal/session' && method !== 'GET';
}
