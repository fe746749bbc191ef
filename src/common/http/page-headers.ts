/**
 * For every page that people see: no other site may frame it or share a window with it, and it may use no camera,
 * location, microphone, payment or USB.
 */
export const PAGE_ISOLATION = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'X-Frame-Options': 'DENY',
} as const;
