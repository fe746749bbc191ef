/**
 * The small words of languages that the reviewer has no lexicon for, beyond those it tells apart itself. Without
 * accents. Words of one letter are in none: they stand for too much else.
 */
export const OTHER_LANGUAGES: Readonly<Record<string, string>> = {
  sw:
    'ya wa na kwa ni za katika la cha vya kwamba yetu wetu zetu sisi tuna tunatoa lakini pia hii hizi huu hiyo ' +
    'hao wao ambao ambayo kama bila kila wengi watu sana kuwa kutoka kupitia baada kabla yao wake yake ili au ' +
    'hadi hivyo tu bado kufanya tumeanza tunauza wateja wakulima mpya huduma yangu mimi',
  hi:
    'hai hain ke ki ka ko se mein aur nahi nahin yeh ye woh wo hum hamara hamare hamari liye lie jo jab tak bhi ' +
    'kya kyun kyunki lekin magar raha rahe rahi gaya gaye gayi tha thi kar karte karta karti karne karna hota ' +
    'hote hoti apne apni apna unke unka uske iska iske wale wala wali sabhi sab bahut ek mai main',
  ur: 'hai hain ke ki ka ko se mein aur nahi yeh woh hum hamara liye jo bhi kya lekin raha rahe kar karte karne',
  tl:
    'ang ng mga sa ay na nang kami aming namin natin sila nila siya kanilang hindi para at kung dahil mula ito ' +
    'iyon may mayroon wala lang din rin po upang bawat tulad ngunit pero kanila ako ko mo nito',
  vi:
    'va cua la cac cho khong nhung mot co duoc trong voi chung toi nguoi day den nay khi cung tai ve nhu lam vi ' +
    'se da san pham khach hang hon',
  ms:
    'yang dan di untuk dengan dari ini itu pada adalah kami tidak akan dalam atau juga ke oleh boleh telah kepada ' +
    'serta mereka sebagai ialah kita ada lagi sangat supaya',
  id:
    'yang dan untuk dengan dari ini itu pada adalah kami tidak akan dalam atau juga oleh bisa lebih sudah karena ' +
    'mereka sebagai ada kita saya belum hanya setiap sangat saat agar telah kepada namun banyak membuat menjual',
  jv: 'lan ing sing kanggo iku iki karo wong ora kita saka dadi uga',
  ha:
    'da na ta cikin domin muna suna yana tana kuma ba wannan wadanda mutane manoma zuwa daga ga amma don abin ' +
    'wata wani sosai mai masu shi ita mu ku',
  yo:
    'ni ti si fun awon ati lati pelu wa won ko je naa yi ninu bi gbogbo eniyan fun ohun wipe nitori kan lo le tun ' +
    'ki mo',
  ig: 'na nke ndi anyi ka ha bu maka nwere ma ga ihe onye ndị iji site ya unu mmadu niile ugbu kwa',
  zu:
    'ukuthi kanye futhi abantu lapho kodwa ngoba sisiza thina bona nge kwe ye wethu zethu yethu abalimi ukuze ' +
    'noma uma kakhulu njengoba',
  xh: 'ukuba kunye kwaye abantu kodwa kuba thina yethu wethu ukuze okanye xa kakhulu njengoko',
  af:
    'die en van is nie wat ons het vir met om te aan hulle sal maar ook by uit wees kan baie deur elke hierdie ' +
    'word jou omdat',
  so: 'iyo ee ka ku waa oo in ay la soo si aan waxaan dadka beeraleyda laakiin isku uu ugu kale wax ayaa waxay',
  rw: 'mu ku na ya cyane abantu kandi ariko kugira ngo twe abahinzi ibi iyi muri kuri kuko aho buri ni bwa bya',
  lg: 'mu ku na nti abantu naye era okuva ffe buli kuba ekyo ebyo nga bwe',
  sn: 'uye kuti vanhu asi nekuti varimi tine isu zvakanyanya pane kune mune kana',
  om: 'fi akka kan keessa nuti ummata garuu waan irraa jiru ta',
  fi:
    'ja on ei se etta ovat joka mutta kuin niin myos tai me meidan ole han kun ovat tama nama voi sita jotka vain ' +
    'sen olemme meilla asiakkaat hyvin jo',
  et: 'ja on ei see et mis aga kui nii ka voi me meie oma ole kes veel need seda oleme on ning juba kliendid',
  hu:
    'es az egy hogy nem van meg is ez mert mint de csak vagy mi lesz volt minden szamara ezt azt kell nagyon akik ' +
    'ami sok mar akkor miatt',
  cs:
    'se na je ze to pro do jsou ale jako nebo za by jsme nase pri po ktere ktery jejich aby uz jen mame byl bylo ' +
    'tak velmi',
  sk:
    'sa na je ze to pre do su ale ako aj alebo za by sme nase pri po ktore ktory ich aby uz len mame bol bolo ' +
    'velmi',
  hr:
    'je na se da za su od koji koje koja ali kao ili nije smo iz po te to sve nase nas bi ima samo kada vrlo ce ' +
    'sto',
  sl: 'in je na se da za so od ki pa kot ali ni smo iz po to vse nase ima samo kadar zelo ne bi tudi',
  ro:
    'si de la in cu pe nu este sunt un care pentru din ca mai ne am au sa noastra noastre noi este dar sau prin ' +
    'fost fiecare foarte acest aceasta pana',
  da:
    'og at det som en et er af for med til den ikke om vi har pa de kan var vaere fra eller men skal os vores der ' +
    'jeg til bliver hver meget nar',
  no:
    'og at det som en et er av for med til den ikke om vi har pa de kan var vaere fra eller men skal oss var der ' +
    'jeg blir hver veldig nar',
  sv:
    'och att det som en ett ar av for med till den inte om vi har pa de kan var vara fran eller men ska oss var ' +
    'dar jag blir varje mycket nar',
  is: 'og ad er sem thad ekki um vid til med fyrir en hefur af vera var eda okkar sem',
  lt: 'ir yra kad su is ne mes musu bet kaip tai jie del kuris kurie arba per nuo labai',
  lv: 'un ir ka ar no uz mes musu bet ne par tas ta vai kas lai pie tikai loti',
  sq: 'dhe te ne nga per me nje eshte qe jane nuk ka por si kjo ky tone jemi cdo shume edhe',
  ca:
    'el la els les de del que en un una per amb no es son al com mes pero nostre nostra hem aquesta aquest molt ' +
    'ho dels',
  gl: 'os as de do da que en un unha por con non para mais como pero noso nosa temos ao moi',
  eu: 'eta da du dira ez dugu gure baina bat hau oso edo duten egin behar izan',
  mt: 'il ta li ma hija huma biex minn fuq ghal dan din wkoll',
  cy: 'yr yn ar ac mae am ei wedi gan nid ein ni ond hefyd sydd gyda bod hyn',
  ga: 'an na agus ar is ta le ag go do ni ach againn seo sin chun as bhfuil',
  eo: 'la kaj de estas en al ne ni por kun ke sed tiu nia ili',
  ht: 'nou yo ak pou nan se li pa ki ap gen sou men tout moun sa fe avek',
  ar: 'fi min ala wa al ila nahnu hatha hathihi allati alathi kan lakin aw ma la nas',
  bn: 'ebong er jonno amra amader kore theke na ei je ache hobe kintu jara tader',
  ta: 'oru intha naangal engal irukku illai ellam mattum athu pannuvom makkal',
  te: 'mariyu memu maa kosam ee oka undi ledu kani chala prajalu',
  pl:
    'na do nie sie jest to ze dla jak po od przez oraz ale przy lub nasz nasza ktore ktory sa tym co mamy nasi ' +
    'tylko bardzo juz moze ich jako by klienci',
  tr:
    've bir bu icin ile cok daha olarak olan de da gibi en var biz sonra kadar ama her bizim degil olan ne ya mi ' +
    'hem icin musteri',
  de:
    'der die das und ist nicht mit wir ein eine einen einer auf fur von zu im den dem des sich auch sind werden ' +
    'wird haben hat bei nach aus uber oder unsere unser ich es als wie noch so nur aber dass kann uns zum zur ' +
    'durch um mehr sehr bis man wenn keine kein schon ihre ihr vor am seit alle',
  es:
    'el la los las de del que en un una por con para es son se no su sus al lo como mas pero nuestro nuestra ' +
    'nuestros nuestras hemos esta este muy ya hay nos tenemos cada sin sobre entre porque tambien donde cuando ha ' +
    'han ser',
  fr:
    'le la les de des du et en un une est sont pour par avec dans nous que qui sur au aux ne pas plus notre nos ' +
    'ce cette ont avons il ils elle je se sans mais ou leur leurs chaque tres depuis cela ces comme tout faire ' +
    'etre',
  pt:
    'os as de do da dos das que em um uma por com para nao se na nas nos mais como mas nosso nossa nossos sao ao ' +
    'pelo pela temos ou ja cada sem muito eles ela tem ser foi quando tambem isso este esta',
  it:
    'il lo la gli le di del della dei che un una per con non si da nel nella sono piu come ma nostro nostra al ' +
    'alla abbiamo anche in ha ci ogni molto nostri delle degli questo questa se perche',
  nl:
    'de het een en van ik te dat die niet zijn op aan met voor er maar om ook als bij wij onze wordt naar uit ' +
    'heeft hebben ons is we in of dit deze worden kan meer geen veel door over nog hun elke zeer ze',
};

/** Small words that stand in names and titles: between two capitals they are parts of those. */
export const NAME_PARTICLES: ReadonlySet<string> = new Set([
  'de', 'do', 'da', 'dos', 'das', 'del', 'della', 'di', 'la', 'le', 'les', 'el', 'los', 'las', 'van', 'von', 'der',
  'den', 'y', 'e', 'i', 'et', 'und', 'du', 'des', 'al', 'ul', 'al', 'na', 'ya', 'wa', 'za', 'dei', 'degli', 'zu',
  'ng', 'en', 'und',
]);
