/**
 * Installs LibreOffice for the tests of Word files if it is missing and if possible (as root on Debian): a step of
 * `npm test` beside the end-to-end tests. Never fails, because the other tests do not need it.
 */
import { installPackages } from './find-browser.ts';
import { findOffice, officePackage } from './find-office.ts';

if (!findOffice()) {
  console.log('No LibreOffice found for the tests of Word files. Trying to install it.');
  installPackages([officePackage], 300_000);
}
