import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: [
      'dist/**',
      'dist-worker/**',
      'dist-package/**',
      'dist-server/**',
      '**/*.generated.*',
      'test-results/**',
      'public/**',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  jsxA11y.flatConfigs.recommended,
  {
    ...reactHooks.configs.flat.recommended,
    // It compiles each file, which takes longer than all other rules: only where React is written.
    files: ['src/{app,features,shared,ui}/**/*.{ts,tsx}', 'e2e/bench/peers/**/*.{ts,tsx}'],
    ignores: ['**/*.test.ts', '**/*.fixtures.ts'],
  },
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      eqeqeq: 'error',
      'no-console': 'error',
      // Prettier breaks code at 120 characters, but not comments.
      'max-len': ['error', { code: 1000, comments: 120, ignoreUrls: true, ignorePattern: 'eslint-disable' }],
      'no-restricted-properties': [
        'error',
        {
          object: 'URL',
          property: 'canParse',
          message:
            'Compiled by Node 20, it returns false for every text with a character from U+0080 to U+00FF. Use parseUrl.',
        },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      'jsx-a11y/no-autofocus': 'off',
    },
  },
  {
    files: ['**/*.test.ts', '**/*.test.tsx', '**/*.cases.ts'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  { files: ['src/tools/**', 'src/cli/**', 'src/site/**', 'e2e/**'], rules: { 'no-console': 'off' } },
);
