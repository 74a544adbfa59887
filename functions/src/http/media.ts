import { findImage } from '../media/image-store.ts';
import { mediaServer } from '../media/serve.ts';
import { httpApp } from './http-app.ts';

/** The `media` function. */
export const serveMedia = httpApp(mediaServer(findImage));
