/** A language, the encodings that such text files are found in, by the names of iconv, and sentences of a contract. */
export type EncodedSentences = readonly [
  language: string,
  encodings: readonly string[],
  text: string,
];

export const encodedSentences: readonly EncodedSentences[] = [
  [
    'English with curly quotes',
    ['windows-1252', 'macroman'],
    'This Agreement (the “Agreement”) is made as of the Effective Date by and between the parties.\nThe Supplier’s liability under § 4.2 shall not exceed £10,000 — in the aggregate.\nNotices are sent to the Company’s address.',
  ],
  [
    'English with signs',
    ['windows-1252'],
    'See § 12 and §§ 14–16 of the Act.\nCopyright © 2019 Acme® Ltd.\nFees: €100 per café, naïve façade.',
  ],
  [
    'German',
    ['windows-1252', 'iso-8859-15', 'macroman', 'cp850', 'iso-8859-1'],
    'Die Gebühr beträgt 100 Euro für jede Lieferung.\nDer Käufer prüft die Ware unverzüglich und rügt Mängel schriftlich.\nÄnderungen und Ergänzungen bedürfen der Schriftform; dies gilt auch für diese Klausel gemäß § 5.',
  ],
  [
    'German with curly quotes',
    ['windows-1252'],
    'Die „Vertragsparteien“ schließen diesen Vertrag über 500 € – unwiderruflich.\nDer Auftraggeber trägt die Kosten.\nEs gilt das Recht der Bundesrepublik Österreich.',
  ],
  [
    'French',
    ['windows-1252', 'iso-8859-15', 'macroman', 'cp850', 'iso-8859-1'],
    "Le présent contrat est régi par le droit français.\nLe prestataire s'engage à exécuter les prestations décrites à l'annexe dans les délais prévus.\nToute modification doit être constatée par écrit et signée par les deux parties.",
  ],
  [
    'French with guillemets',
    ['windows-1252'],
    'L’acheteur verse un « acompte » de 30 % à la commande – soit 1 000 €.\nLe cœur de l’œuvre n’est pas cédé.\nIl a été convenu ce qui suit :',
  ],
  [
    'Spanish',
    ['windows-1252', 'iso-8859-15', 'macroman', 'cp850', 'iso-8859-1'],
    'El presente contrato se regirá por la legislación española.\nLas partes acuerdan que la duración será de un año, renovable automáticamente.\n¿Quién responde de los daños? El señor Muñoz, según la cláusula décima.',
  ],
  [
    'Portuguese',
    ['windows-1252', 'iso-8859-1', 'macroman'],
    'As partes não poderão ceder este contrato sem autorização prévia e por escrito.\nA rescisão será comunicada com antecedência mínima de trinta dias.\nA prestação dos serviços terá início após a assinatura.',
  ],
  [
    'Italian',
    ['windows-1252', 'iso-8859-1', 'macroman'],
    'Il presente contratto è regolato dalla legge italiana.\nLe parti possono recedere in qualsiasi momento con preavviso scritto; la responsabilità è limitata.\nCiò non pregiudica i diritti già maturati, né le garanzie.',
  ],
  [
    'Dutch',
    ['windows-1252'],
    'De overeenkomst is geëindigd en de coördinatie van één partij vervalt.\nDe koper betaalt een bedrag van € 5.000.\nBeide partijen zijn financiële verplichtingen aangegaan.',
  ],
  [
    'Swedish',
    ['windows-1252', 'iso-8859-1', 'macroman', 'cp850'],
    'Detta avtal gäller från och med den första januari och löper tills vidare.\nSäljaren ansvarar för fel i varan.\nTvister skall avgöras enligt svensk lag på köparens ort.',
  ],
  [
    'Danish',
    ['windows-1252', 'iso-8859-1', 'macroman'],
    'Denne aftale træder i kraft ved underskrift og løber indtil videre.\nKøber skal betale senest tredive dage efter fakturadato.\nÆndringer skal være skriftlige for at være gyldige.',
  ],
  [
    'Norwegian',
    ['windows-1252'],
    'Avtalen gjelder fra undertegning og løper til den sies opp.\nKjøperen må varsle selgeren skriftlig.\nEndringer skal være skriftlige også når de er små.',
  ],
  [
    'Finnish',
    ['windows-1252', 'iso-8859-1'],
    'Tämä sopimus tulee voimaan, kun molemmat osapuolet ovat sen allekirjoittaneet.\nMyyjä vastaa tavaran virheistä.\nSopimukseen sovelletaan Suomen lakia.',
  ],
  [
    'Icelandic',
    ['windows-1252'],
    'Samningur þessi tekur gildi við undirskrift beggja aðila.\nKaupandi greiðir umsamið verð innan þrjátíu daga.\nBreytingar skulu vera skriflegar og undirritaðar af báðum aðilum.',
  ],
  [
    'Polish',
    ['windows-1250', 'iso-8859-2'],
    'Niniejsza umowa została zawarta pomiędzy stronami na czas nieokreślony.\nWszelkie zmiany umowy wymagają formy pisemnej pod rygorem nieważności.\nSprzedawca ponosi odpowiedzialność za wady rzeczy sprzedanej.',
  ],
  [
    'Polish with quotes',
    ['windows-1250'],
    'Zamawiający („Klient”) zapłaci wynagrodzenie – zgodnie z § 3.\nWykonawca zobowiązuje się dostarczyć towar.\nSpory rozstrzyga sąd właściwy dla siedziby Sprzedawcy.',
  ],
  [
    'Czech',
    ['windows-1250', 'iso-8859-2'],
    'Tato smlouva nabývá platnosti dnem podpisu oběma smluvními stranami.\nKupující je povinen zaplatit kupní cenu do třiceti dnů.\nVeškeré změny musí být provedeny písemně, jinak jsou neplatné; použije se občanský zákoník.',
  ],
  [
    'Slovak',
    ['windows-1250'],
    'Táto zmluva nadobúda platnosť dňom podpisu oboma zmluvnými stranami.\nKupujúci je povinný zaplatiť kúpnu cenu.\nVšetky zmeny musia byť vykonané písomne.',
  ],
  [
    'Hungarian',
    ['windows-1250', 'iso-8859-2'],
    'A jelen szerződés a felek aláírásával lép hatályba.\nA vevő köteles a vételárat harminc napon belül megfizetni.\nMinden módosítás csak írásban érvényes, és a magyar jog az irányadó; késedelmi kamat fizetendő, őszintén.',
  ],
  [
    'Romanian',
    ['windows-1250', 'iso-8859-2'],
    'Prezentul contract intră în vigoare la data semnării de către părţi.\nCumpărătorul este obligat să plătească preţul în termen de treizeci de zile.\nOrice modificare se face în scris şi este semnată de ambele părţi.',
  ],
  [
    'Croatian',
    ['windows-1250'],
    'Ovaj ugovor stupa na snagu danom potpisivanja obiju ugovornih strana.\nKupac je dužan platiti cijenu u roku od trideset dana.\nSve izmjene moraju biti sačinjene u pisanom obliku; rješava nadležni sud.',
  ],
  [
    'Slovenian',
    ['windows-1250'],
    'Ta pogodba začne veljati z dnem podpisa obeh strank.\nKupec je dolžan plačati kupnino v tridesetih dneh.\nVse spremembe morajo biti v pisni obliki, sicer so nične.',
  ],
  [
    'Russian',
    ['windows-1251', 'koi8-r', 'cp866', 'iso-8859-5', 'maccyrillic'],
    'Настоящий договор вступает в силу с момента подписания сторонами.\nПокупатель обязан оплатить товар в течение тридцати дней.\nВсе изменения оформляются в письменной форме.',
  ],
  [
    'Russian with quotes',
    ['windows-1251'],
    'ООО «Ромашка», именуемое в дальнейшем «Поставщик», – с одной стороны, и покупатель заключили договор № 15.\nСрок действия – один год.\nСпоры решаются в суде.',
  ],
  [
    'Ukrainian',
    ['windows-1251', 'koi8-u'],
    "Цей договір набирає чинності з моменту його підписання сторонами.\nПокупець зобов'язаний сплатити вартість товару протягом тридцяти днів.\nУсі зміни є дійсними лише у письмовій формі; її підписують обидві сторони.",
  ],
  [
    'Bulgarian',
    ['windows-1251'],
    'Настоящият договор влиза в сила от датата на подписването му от двете страни.\nКупувачът е длъжен да плати цената в срок от тридесет дни.\nВсички изменения се правят в писмена форма.',
  ],
  [
    'Serbian',
    ['windows-1251'],
    'Овај уговор ступа на снагу даном потписивања обе уговорне стране.\nКупац је дужан да плати цену у року од тридесет дана.\nСве измене морају бити у писменој форми, што се љубазно напомиње.',
  ],
  [
    'Greek',
    ['windows-1253', 'iso-8859-7'],
    'Η παρούσα σύμβαση τίθεται σε ισχύ από την υπογραφή της.\nΟ αγοραστής οφείλει να καταβάλει το τίμημα εντός τριάντα ημερών.\nΚάθε τροποποίηση γίνεται εγγράφως και υπογράφεται από τα μέρη.',
  ],
  [
    'Greek that begins with an accent',
    ['windows-1253'],
    'Άρθρο 1. Οι συμβαλλόμενοι συμφωνούν τα εξής.\nΆλλες διατάξεις δεν ισχύουν.\nΤο «Έργο» παραδίδεται – εγκαίρως.',
  ],
  [
    'Turkish',
    ['windows-1254', 'iso-8859-9'],
    'İşbu sözleşme tarafların imzası ile yürürlüğe girer.\nAlıcı, satış bedelini otuz gün içinde ödemekle yükümlüdür.\nDeğişiklikler yazılı olarak yapılır ve taraflarca imzalanır; uyuşmazlıklarda Türk hukuku uygulanır.',
  ],
  [
    'Hebrew',
    ['windows-1255', 'iso-8859-8'],
    'הסכם זה ייכנס לתוקף ביום חתימתו על ידי שני הצדדים.\nהקונה ישלם את מלוא התמורה בתוך שלושים יום.\nכל שינוי בהסכם ייעשה בכתב.',
  ],
  [
    'Arabic',
    ['windows-1256', 'iso-8859-6'],
    'يدخل هذا العقد حيز التنفيذ من تاريخ توقيعه من قبل الطرفين.\nيلتزم المشتري بدفع الثمن خلال ثلاثين يوما.\nلا يجوز تعديل هذا العقد إلا كتابة.',
  ],
  [
    'Lithuanian',
    ['windows-1257', 'iso-8859-13'],
    'Ši sutartis įsigalioja nuo jos pasirašymo dienos.\nPirkėjas privalo sumokėti kainą per trisdešimt dienų.\nVisi pakeitimai turi būti sudaryti raštu ir pasirašyti abiejų šalių.',
  ],
  [
    'Latvian',
    ['windows-1257'],
    'Šis līgums stājas spēkā ar tā parakstīšanas dienu.\nPircējam ir pienākums samaksāt cenu trīsdesmit dienu laikā.\nVisi grozījumi noformējami rakstveidā un jāparaksta abām pusēm.',
  ],
  [
    'Estonian',
    ['windows-1257', 'windows-1252'],
    'Käesolev leping jõustub allakirjutamisest mõlema poole poolt.\nOstja on kohustatud tasuma ostuhinna kolmekümne päeva jooksul.\nKõik muudatused vormistatakse kirjalikult.',
  ],
  [
    'Japanese',
    ['shift_jis', 'euc-jp'],
    '本契約は、甲及び乙が署名した日から効力を生じる。\n乙は、甲に対し、三十日以内に代金を支払うものとする。\n本契約の変更は、書面によるものとする。',
  ],
  [
    'Japanese in kana',
    ['shift_jis', 'euc-jp'],
    'このアグリーメントはサービスの利用について定めるものです。\nお客様はいつでも解約することができます。\n１．契約の期間（１年間）',
  ],
  [
    'Chinese simplified',
    ['gbk', 'gb18030'],
    '本合同自双方签字盖章之日起生效。\n买方应在收到货物后三十日内支付全部价款。\n对本合同的任何修改均须采用书面形式。',
  ],
  [
    'Chinese traditional',
    ['big5'],
    '本合約自雙方簽字蓋章之日起生效。\n買方應於收到貨物後三十日內支付全部價款。\n對本合約之任何修改均須以書面為之。',
  ],
  [
    'Korean',
    ['euc-kr'],
    '본 계약은 양 당사자가 서명한 날부터 효력이 발생한다.\n매수인은 물품을 수령한 날로부터 삼십일 이내에 대금을 지급하여야 한다.\n계약의 변경은 서면으로 한다.',
  ],
  [
    'Thai',
    ['windows-874'],
    'สัญญานี้มีผลบังคับใช้นับแต่วันที่ลงนาม\nผู้ซื้อต้องชำระเงินภายในสามสิบวัน\nการแก้ไขสัญญาต้องทำเป็นหนังสือ',
  ],
];
