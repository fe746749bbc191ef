/** What the page's content security policy lets style sheets of its own through by. */
export const styleNonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';

// The library that keeps a page from scrolling behind a dialog asks for it here.
Object.assign(globalThis, { __webpack_nonce__: styleNonce });
