import { limits } from '@qaysari/contract/shared/limits';

/** What holds for every call, in Markdown. */
export const apiRules = `\
What works is answered with \`{ "success": true, "message"?, "data"? }\`, what does not with the right status and \
\`{ "message", "error"?: { field: text }, "errors"? }\`: every wrong field at once, texts in the language of \
\`Accept-Language\`. Never HTML, never a stack trace.

A bad token is 401 also where signing in is optional. 404 is the one answer for what is not there and for what is \
not for you; 405 names the methods in \`Allow\`; \`HEAD\` is answered like \`GET\`. Nothing is cached but pictures.

Ids are \`_id\`, times ISO 8601 in UTC. \`images\` are paths of the 1280-wide pictures, cover first; with \`-960\`, \`-640\` or \
\`-320\` in place of \`-1280\` they lead to smaller ones.

Inputs are described in their plainest form, and more is taken: blanks at either end, digits of all three scripts, a \
phone number as people write it. Fields that are not named are dropped. A form weighs at most \
${limits.formBytes / (1024 * 1024)} MB; the function \`publish\` serves the calls that take one.`;
