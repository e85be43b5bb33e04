/** The samples that come with the application, with their titles and schemas. */
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
    title: 'A draft with mistakes: every check reports something',
    schema: undefined,
  },
] as const;
