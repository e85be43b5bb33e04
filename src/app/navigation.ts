/** Where the page is taken, for code that runs outside of React. The router connects itself once it is there. */
export interface Navigation {
  go(address: string): void;
  connect(navigate: (address: string) => void): void;
}

export function createNavigation(): Navigation {
  let navigate: (address: string) => void = () => undefined;
  return {
    go: (address) => navigate(address),
    connect(connected) {
      navigate = connected;
    },
  };
}
