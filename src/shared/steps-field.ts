/** The name under which a request for the focus finds the panel “Next steps”. */
export const stepsField = '/next-steps';
