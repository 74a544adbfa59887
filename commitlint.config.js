/** Subjects of commits: `type(scope): verb object`, at most 72 characters. */
export default {
  extends: ['@commitlint/config-conventional'],
  rules: {
    'header-max-length': [2, 'always', 72],
    'scope-empty': [2, 'never'],
    'body-max-line-length': [0],
  },
};
