import { Router } from 'express';
import { httpApp, setJsonHeaders, type Serve } from './http-app.ts';

/** Serves a router as JSON only. */
export function jsonApp(router: Router): Serve {
  return httpApp(
    Router()
      .use((_request, response, next) => {
        setJsonHeaders(response);
        next();
      })
      // Hosting passes the full path; a direct call to the function leaves `/api` out.
      .use('/api', router)
      .use(router),
  );
}
