/** The entry point in the browser: composes the application and renders it into the page. */
import './theme/mantine.css';
import './theme/fonts.css';
import './theme/tokens.css';
import './theme/page.css';
import './theme/touch.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { compose } from './compose.ts';
import { watchPresses } from '../ui/pointer-press.ts';
import { createRoutes } from './routes.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id “root”.');
watchPresses();
const composition = compose();
createRoot(root).render(
  <StrictMode>
    <App composition={composition} router={createRoutes(composition)} />
  </StrictMode>,
);
