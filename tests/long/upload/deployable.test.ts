import { describe, expect, it } from 'vitest';
import { checkUpload } from '../../../tools/src/deploy/check-upload.ts';
import { emulatorVariables } from '../../support/stack.ts';

describe('what a deployment uploads', () => {
  it('installs from its own lock file, starts and answers outside the repository', async () => {
    const { files, results } = await checkUpload(emulatorVariables());
    expect(results.filter(({ problem }) => problem !== undefined)).toEqual([]);
    expect(results.length).toBeGreaterThan(5);
    const others = files.filter((file) => !/\.js(\.map)?$/.test(file));
    expect(others).toEqual(['package-lock.json', 'package.json', 'site']);
  });
});
