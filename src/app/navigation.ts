/** Navigation for code outside React. The router connects itself when it is created. */
export interface Navigation {
  go(address: string): void;
  connect(navigate: (address: string) => void): void;
}

/** Creates a navigation that does nothing until a router is connected. */
export function createNavigation(): Navigation {
  let navigate: (address: string) => void = () => undefined;
  return {
    go: (address) => navigate(address),
    connect(connected) {
      navigate = connected;
    },
  };
}
