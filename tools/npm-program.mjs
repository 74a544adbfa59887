/**
 * How to start npm here: inside an npm script the npm that runs it, else the one on PATH. On Windows
 * `npm` alone is a batch file, which only a shell starts.
 * @returns {{ program: string, args: string[], shell: boolean }}
 */
export function npmProgram() {
  const own = process.env['npm_execpath'];
  if (own && /npm-cli\.c?js$/.test(own)) {
    return { program: process.execPath, args: [own], shell: false };
  }
  return { program: 'npm', args: [], shell: process.platform === 'win32' };
}
