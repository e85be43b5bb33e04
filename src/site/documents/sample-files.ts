/** The samples that ship with the application, with what each is. */
export const samples = [
  {
    path: 'samples/strait-of-hesper.assessment.json',
    title: 'Sample assessment, finished',
    schema: 'assessment',
  },
  {
    path: 'samples/strait-of-hesper.casefile.json',
    title: 'The casefile of the sample assessment',
    schema: 'casefile',
  },
  { path: 'samples/finished.desk.json', title: 'The same sample as one desk file', schema: 'workspace' },
  {
    path: 'samples/broken.desk.json',
    title: 'A broken draft, in which every check finds something',
    schema: undefined,
  },
] as const;
