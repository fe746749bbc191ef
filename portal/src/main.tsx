import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import './app/page.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Providers } from './app/providers.js';
import { router } from './app/router.js';
import { styleSheet } from './app/style-sheet.js';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root');
// The frame stands until there is a page to take its place.
const stop = router.subscribe('onRendered', () => {
  document.getElementById('frame')?.remove();
  stop();
});

// The page comes along with the answer to who is signed in, and not after it.
const [matched] = router.getMatchedRoutes(router.latestLocation.pathname);
for (const route of matched) void router.loadRouteChunk(route);

await styleSheet();
createRoot(root).render(
  <StrictMode>
    <Providers />
  </StrictMode>,
);
