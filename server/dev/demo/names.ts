/** Nigerian first and family names by people: combined names stay within one people. */
import type { Gender } from '#rules/vocabulary.ts';

export type Names = { women: readonly string[]; men: readonly string[]; families: readonly string[] };

const list = (names: string): string[] => names.split(' ');

export const peoples = {
  yoruba: {
    women: list(
      'Adunni Folake Yetunde Ronke Simisola Temitope Bukola Morenike Titilayo Omolara Damilola Ayomide Kehinde Toluwani Ibukun Oluwaseun Funmilayo Modupe Abimbola Bisi Lola Yewande Aisha Kafayat',
    ),
    men: list(
      'Tunde Segun Kayode Femi Ayodele Babajide Olumide Gbenga Wale Dapo Kunle Rotimi Adewale Taiwo Tobi Lekan Sola Yinka Akin Dotun Niyi Kolawole Sulaimon Ridwan',
    ),
    families: list(
      'Adeyemi Ogunleye Balogun Akinola Oyelaran Adebayo Ogundipe Fasanya Olawale Ajayi Adegoke Bankole Oladipo Akande Sanusi Olatunji Afolabi Durojaiye Ayodeji Makinde',
    ),
  },
  igbo: {
    women: list(
      'Adaeze Chidinma Ngozi Ifeoma Nkechi Amarachi Chiamaka Ogechi Uchenna Obiageli Nneka Kosisochukwu Adanna Somtochukwu Ezinne Chinwe Oluchi Ijeoma Kamsiyochukwu Nwakaego',
    ),
    men: list(
      'Chinedu Emeka Obinna Ikenna Uche Kelechi Chukwudi Nnamdi Ebuka Ifeanyi Okechukwu Arinze Chibuzo Tochukwu Kenechukwu Onyeka Chidubem Ugochukwu Somadina Nonso',
    ),
    families: list(
      'Okafor Nwosu Eze Okonkwo Nwachukwu Obi Anyanwu Onuoha Umeh Ibekwe Okeke Chukwu Onwuka Nnaji Ezeugo Mbah Agu Azubuike Ugwu Iwuoha',
    ),
  },
  hausa: {
    women: list(
      'Zainab Halima Hauwa Maryam Fatima Amina Rukayya Safiya Hadiza Rahama Khadija Bilkisu Asmau Hafsat Nafisa Sadiya',
    ),
    men: list(
      'Musa Ibrahim Abubakar Sani Umar Aliyu Yusuf Kabiru Nasiru Bashir Mustapha Aminu Suleiman Idris Hamza Faruk',
    ),
    families: list(
      'Bello Danjuma Garba Abdullahi Lawal Shehu Tanko Gambo Yakubu Danladi Mohammed Rabiu Isa Sadauki Mainasara Maigari',
    ),
  },
  tiv: {
    women: list('Doofan Nguveren Mimidoo Dooshima Ngunan Sewuese Erdoo Hembadoon Wandoo Nguumbur'),
    men: list('Terna Aondover Tersoo Iorwuese Msughter Terhemba Fanen Aondona Saater Orduen'),
    families: list('Agbo Iorkyaa Tyoden Akaa Gbinde Ikyaagba Uba Shija Yandev Adikpo'),
  },
  ijaw: {
    women: list('Ebiere Tariere Ebitimi Preye Tonbra Layefa Ineye Boma Ibinabo Tarinabo'),
    men: list('Tamuno Ebikabo Ayibatari Tarila Diepreye Oyinkro Sokari Doubra Ibiso Timi'),
    families: list('Dokubo Ebiakpo Briggs Ebiowei Horsfall Amachree Jumbo Igoniko Perekeme Green'),
  },
  edo: {
    women: list('Osarugue Isoken Eseosa Itohan Adesuwa Ivie Uyiosa Omosede Efosa Aisosa Eki Osayi'),
    men: list('Osaze Osagie Eghosa Nosa Efe Ehigie Osasere Uwaifo Iyare Imade Odion Osahon'),
    families: list('Igbinosa Osunde Aigbe Ehigiator Omoregie Idahosa Osagiede Uwagboe Iyamu Ogbeide Edosa Eweka'),
  },
  efik: {
    women: list('Ekaette Idara Nsikak Uduak Mfoniso Atim Inemesit Arit Eno Ndifreke Itoro Emem'),
    men: list('Ekpenyong Etim Udeme Ubong Aniekan Inyang Edet Okon Utibe Mfon Akpan Idongesit'),
    families: list('Effiong Bassey Ekanem Udoh Essien Ikotun Umoh Asuquo Archibong Ekong Nyong Okpo'),
  },
  urhobo: {
    women: list('Oghenekaro Ejiro Rukevwe Onome Voke Ufuoma Eguono Tejiri Ruona Omotejohwo'),
    men: list('Oghenero Efemena Ochuko Akpobome Jite Oke Ovie Edafe Orhorho Mudiaga'),
    families: list('Okagbare Erhabor Ighorue Akpofure Edewor Onokpite Ogaga Eruotor Ibodje Oghenerhoro'),
  },
  idoma: {
    women: list('Ene Onyemowo Ehi Ladi Ochanya Enuwa Ajuma Agbenu Onyeje Eneh'),
    men: list('Ochigbo Adakole Ogwuche Onuh Oche Ejeh Agaba Ameh Otokpa Ikwue'),
    families: list('Onoja Audu Ogbole Adah Agada Ochefu Abah Odeh Idoko Ikwulono'),
  },
} as const satisfies Readonly<Record<string, Names>>;

export type People = keyof typeof peoples;

/** The first names of a people for a gender; of both genders for other genders. */
export function firstNames(people: People, gender: Gender): readonly string[] {
  const { women, men } = peoples[people];
  if (gender === 'female') return women;
  return gender === 'male' ? men : [...women, ...men];
}
