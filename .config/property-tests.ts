import fc from 'fast-check';

/**
 * Property tests try the same values in every run, so that a run says something about the change and not about chance.
 * `PROPERTY_SEED=random npm run test:unit` looks elsewhere; a number repeats what it found.
 */
const wanted = process.env.PROPERTY_SEED ?? '20261121';

fc.configureGlobal(wanted === 'random' ? {} : { seed: Number(wanted) });
